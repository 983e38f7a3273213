-- The help centre: articles of a brand, and every version in which one was saved. Until now an article was a row for each language
-- that nobody could change; those rows become first versions that are published.
alter table help_articles rename to help_articles_before;

-- An article by the anchor that links lead to, which never changes. What it says stands in its versions.
create table help_articles (
  merchant_id text not null references merchants (id),
  id uuid not null,
  anchor text not null check (anchor ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- The number of the newest version.
  version int4 not null check (version > 0),
  -- The number of the version that players read; null while they read none.
  published_version int4 check (published_version between 1 and version),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, anchor)
);

-- What an article said each time that it was saved. Rows never change and are never deleted.
create table help_versions (
  merchant_id text not null,
  article_id uuid not null,
  number int4 not null check (number > 0),
  topic text not null check (
    topic in ('START', 'ACCOUNT', 'MONEY', 'GAMES', 'REWARDS', 'SAFER_PLAY', 'APP', 'RULES', 'CONTACT')
  ),
  position int4 not null check (position >= 0),
  -- Anchors of the articles that are shown as related, in order.
  related text[] not null,
  -- [{ language, title, content }], content in Markdown: read and written as a whole.
  texts jsonb not null,
  -- The version whose words were taken back; null for words that were written.
  restored_from int4,
  -- Account of the operator who saved it; null for the words that a brand begins with.
  saved_by text,
  saved_at timestamptz not null,
  primary key (merchant_id, article_id, number),
  foreign key (merchant_id, article_id) references help_articles (merchant_id, id)
);

insert into help_articles (merchant_id, id, anchor, version, published_version, created_at, changed_at)
select merchant_id, gen_random_uuid(), anchor, 1, 1, now(), now()
from help_articles_before
group by merchant_id, anchor;

insert into help_versions (merchant_id, article_id, number, topic, position, related, texts, saved_at)
select
  article.merchant_id,
  article.id,
  1,
  case article.anchor
    when 'start' then 'START'
    when 'password' then 'ACCOUNT'
    when 'deposit' then 'MONEY'
    when 'fair-play' then 'GAMES'
    when 'responsible' then 'SAFER_PLAY'
    when 'install' then 'APP'
    when 'term' then 'RULES'
    else 'CONTACT'
  end,
  min(old.position),
  '{}',
  jsonb_agg(
    jsonb_build_object('language', old.language, 'title', old.title, 'content', old.content)
    order by old.language
  ),
  article.created_at
from help_articles article
join help_articles_before old on old.merchant_id = article.merchant_id and old.anchor = article.anchor
group by article.merchant_id, article.id, article.anchor, article.created_at;

drop table help_articles_before;
