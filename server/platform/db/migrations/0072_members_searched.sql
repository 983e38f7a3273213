-- Any part of account, names, mail or phone, as operators look for members while they type.
create index members_searched on members using gin (search_text public.gin_trgm_ops);
