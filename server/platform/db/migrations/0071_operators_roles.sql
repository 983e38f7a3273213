-- Roles that a brand made for itself, beside those of the house, which stand in code and follow new rights by themselves.
create table operator_roles (
  id uuid primary key,
  merchant_id text not null,
  name text not null,
  -- Names of rights; one that no module knows any more counts for nothing.
  rights text[] not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index operator_roles_by_name on operator_roles (merchant_id, lower(name));

-- What an operator is at each brand: a role of the house, or one of the brand's own.
alter table operator_merchants
  add column house_role text,
  add column role_id uuid references operator_roles (id);
update operator_merchants set house_role = (select role from operators where operators.id = operator_id);
alter table operator_merchants add check ((house_role is null) <> (role_id is null));
create index operator_merchants_by_role on operator_merchants (role_id) where role_id is not null;

alter table operators drop column role;

-- By which a colleague ends a session; the token's hash leaves the table for nobody.
alter table operator_sessions add column id uuid not null default gen_random_uuid();
create unique index operator_sessions_by_id on operator_sessions (id);
