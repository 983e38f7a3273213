-- What operators publish: banners, announcements and the pictures in them. Every key starts with the merchant.

-- Pictures of a carousel, by the page that shows them.
create table content_banners (
  merchant_id text not null,
  id uuid not null,
  group_name text not null check (group_name in ('w_login', 'w_register', 'w_forget', 'w_home', 'w_leftmenu')),
  position int4 not null check (position >= 0),
  published boolean not null,
  starts_at timestamptz,
  ends_at timestamptz,
  linkage_type text not null check (linkage_type in ('NONE', 'PAGE', 'EXTERNAL', 'GAME')),
  url text,
  -- [{ language, imageUrl, title }]: read and written as a whole, so a table of its own would only cost a join.
  pictures jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id),
  check (starts_at is null or ends_at is null or starts_at < ends_at)
);
create index content_banners_shown on content_banners (merchant_id, group_name, position, id) where published;
create index content_banners_pictures on content_banners using gin (pictures jsonb_path_ops);

-- Texts that pop up or run along, by when they are shown; those for agents stand in their centre alone.
create table content_announcements (
  merchant_id text not null,
  id uuid not null,
  promotion_type text not null check (promotion_type in ('B', 'PL', 'PU', 'PR', 'H')),
  execution text not null check (execution in ('A', 'B', 'F')),
  -- AGENTS: never shown to anybody else, whatever `execution` says.
  audience text not null check (audience in ('ALL', 'AGENTS')),
  published boolean not null,
  starts_at timestamptz,
  ends_at timestamptz,
  -- [{ language, title, content }], content in Markdown
  translations jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id),
  check (starts_at is null or ends_at is null or starts_at < ends_at)
);
create index content_announcements_shown on content_announcements (merchant_id, promotion_type, execution, id) where published;

-- Uploaded pictures, already decoded and encoded anew. In the database, so that every node has them and a backup is whole.
create table content_files (
  id uuid primary key,
  merchant_id text not null,
  owner_kind text not null check (owner_kind in ('MEMBER', 'OPERATOR')),
  owner_id uuid not null,
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp')),
  bytes bytea not null,
  width int4 not null,
  height int4 not null,
  created_at timestamptz not null
);
create index content_files_owner on content_files (owner_id, created_at);
