-- Tries are counted before a secret is looked at; who is tried by strangers is told; copies of data are read piece by piece.

-- Whether the owner of a name was told that it is closed to strangers, in this half hour.
alter table sign_in_failures add column told_at timestamptz;

-- Operators' tries are counted beside those of members, under the brand OPERATORS.
drop table operator_sign_in_failures;

-- From where an operator signed in: there the account stays open while strangers guess.
create table operator_addresses (
  operator_id uuid not null references operators (id) on delete cascade,
  ip text not null,
  last_used_at timestamptz not null,
  primary key (operator_id, ip)
);
create index operator_addresses_last_used on operator_addresses (last_used_at);
insert into operator_addresses (operator_id, ip, last_used_at)
  select operator_id, ip, max(seen_at) from operator_sessions group by operator_id, ip;

-- When strangers had tried the account so often that it was closed to them; told at the next sign-in.
alter table operators add column strangers_closed_out_at timestamptz;

-- The gzip of a copy in pieces, so that neither who makes it nor who downloads it holds it whole.
create table data_export_pieces (
  merchant_id text not null,
  member_id uuid not null,
  export_id uuid not null,
  position int4 not null,
  bytes bytea not null,
  primary key (merchant_id, member_id, export_id, position),
  foreign key (merchant_id, member_id, export_id) references data_exports (merchant_id, member_id, id) on delete cascade
);
insert into data_export_pieces (merchant_id, member_id, export_id, position, bytes)
  select merchant_id, member_id, id, 0, content from data_exports where content is not null;
alter table data_exports drop column content;
