-- Entries with the city and province of courses and bases: the start builds them again where they are of another version.
SELECT 1;
