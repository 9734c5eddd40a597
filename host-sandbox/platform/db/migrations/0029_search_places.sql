-- built again at the start: courses and bases with their city and province
DELETE FROM "search_entries";
