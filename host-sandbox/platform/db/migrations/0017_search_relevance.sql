-- made anew at the start: bases with their specialities, names apart from notes
DELETE FROM "search_entries";
