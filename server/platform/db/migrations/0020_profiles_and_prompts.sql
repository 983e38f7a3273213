-- What members tell about themselves, and what they are asked for their protection (section 3; regulator-rules.md L1, L4, L9).

-- The picture of a member; members.avatar_url is its address.
create table member_avatars (
  merchant_id text not null,
  member_id uuid not null,
  -- Not to be guessed, and new with each picture, so that it may be kept by every cache.
  id uuid not null,
  content_type text not null,
  bytes bytea not null,
  uploaded_at timestamptz not null,
  primary key (merchant_id, member_id)
);
create unique index member_avatars_id on member_avatars (id);

-- The last answer to each prompt, be it that the member did not want to.
create table prompt_answers (
  merchant_id text not null,
  member_id uuid not null,
  kind text not null check (kind in ('SAFER_PLAY', 'LIMITS', 'REVIEW')),
  answered_at timestamptz not null,
  primary key (merchant_id, member_id, kind)
);
