-- A proposal is told from the one that took its place: whoever refuses one refuses what he read.
alter table proposals add column id uuid not null default gen_random_uuid();
alter table proposals alter column id drop default;
alter table proposals add constraint proposals_id unique (merchant_id, id);
