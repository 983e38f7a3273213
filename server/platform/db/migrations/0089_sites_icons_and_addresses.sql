-- A brand's own picture for launchers and tabs, and addresses that it keeps out; both told with the other settings of the brand.
alter table merchants
  add column icon_url text,
  add column blocked_addresses text[] not null default '{}';
