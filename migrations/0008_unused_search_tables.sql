-- The tables of the first calendar search. Since migration 0003 nothing writes or reads them; the catalogue holds their
-- facts.
DROP TABLE `search_race`;
--> statement-breakpoint
DROP TABLE `search_edition`;
