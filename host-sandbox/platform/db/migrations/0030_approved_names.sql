-- Names that were approved before their person left the course; later enrolments showed them.
UPDATE "enrolments" SET "approved_name" = NULL WHERE "state" <> 'approved' AND "approved_name" IS NOT NULL;
