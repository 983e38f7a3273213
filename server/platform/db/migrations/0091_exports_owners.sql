-- Whose rows a file holds, where a list may show more than the brand in view: it is opened by who sees all of them still. Null where the list
-- knows the brand alone, and of files from before this was kept, which nobody opens of a list that may show more; they are gone in a week.
alter table exports add column owners text[];
