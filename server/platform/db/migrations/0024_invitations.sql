-- Ways into an agent's line: his registration links, and who came by them or was opened an account by him directly.

-- A registration link of an agent. Its terms never change; it ends by time, by use, or by the agent.
create table invitations (
  merchant_id text not null,
  id uuid not null,
  agent_id uuid not null,
  -- Longer than any referral code, so that no code is both.
  code text not null check (length(code) = 10),
  -- What the agent calls it.
  name text not null,
  -- Whether who comes by it is an agent from the beginning.
  makes_agents boolean not null,
  -- What is offered to who comes: so much, in 1/1 000 000, by the conditions of the agent's own contract of the kind. Null: nothing.
  offer_kind text check (offer_kind in ('DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY')),
  offer_rate int4 check (offer_rate > 0),
  expires_at timestamptz,
  most_uses int4 check (most_uses > 0),
  -- How many came by it: the row that those wait for who register at once, so that no more come than may.
  uses int4 not null check (uses >= 0),
  last_used_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, code),
  foreign key (merchant_id, agent_id) references members (merchant_id, id),
  check ((offer_kind is null) = (offer_rate is null)),
  check ((uses = 0) = (last_used_at is null)),
  check (uses <= most_uses)
);
create index invitations_of_agent on invitations (merchant_id, agent_id, created_at desc, id desc);
-- A link that is made again because its answer was lost is found by its name.
create unique index invitations_open_names on invitations (merchant_id, agent_id, lower(name)) where ended_at is null;

-- Who came into the line of an agent by what he did: once for each member.
create table arrivals (
  merchant_id text not null,
  member_id uuid not null,
  agent_id uuid not null,
  -- The link; null where the agent opened the account himself.
  invitation_id uuid,
  arrived_at timestamptz not null,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references members (merchant_id, id),
  foreign key (merchant_id, agent_id) references members (merchant_id, id),
  foreign key (merchant_id, invitation_id) references invitations (merchant_id, id)
);
create index arrivals_by_invitation on arrivals (merchant_id, invitation_id, arrived_at desc, member_id) where invitation_id is not null;
-- How many accounts an agent opened on a day.
create index arrivals_opened on arrivals (merchant_id, agent_id, arrived_at) where invitation_id is null;
