-- People whom an agent employs: each signs in at the agents' door with a name and a password of his own, and does what the agent lets him.

-- Who acts in an agent's name.
create table subaccounts (
  merchant_id text not null,
  id uuid not null,
  agent_id uuid not null,
  -- Behind the agent's account and a dot it is what its holder signs in with. It is never given again, so that what was done keeps its doer.
  name text not null check (name ~ '^[a-z0-9]{2,20}$'),
  display_name text not null,
  -- Argon2id.
  password_hash text not null,
  -- The agent knows it; nothing is done before it is changed.
  must_change_password boolean not null,
  password_set_at timestamptz not null,
  -- Beside reading, which each of them may.
  rights text[] not null check (rights <@ array['REGISTER', 'CONTRACTS', 'RULES', 'PAY']),
  created_at timestamptz not null,
  -- Nobody comes in by it from then on; null while it is open.
  disabled_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, agent_id, name),
  foreign key (merchant_id, agent_id) references members (merchant_id, id)
);

-- What they did and what they were refused. Written before the deed, so that none is missing; how it ended is added once, and nothing else
-- is ever changed.
create table subaccount_deeds (
  merchant_id text not null,
  id uuid not null,
  agent_id uuid not null,
  subaccount_id uuid not null,
  at timestamptz not null,
  deed text not null check (deed in ('SIGN_IN', 'CHANGE_PASSWORD', 'OPEN_ACCOUNT', 'MAKE_LINK', 'END_LINK', 'PROPOSE_CONTRACT',
    'ANSWER_CONTRACT', 'SET_RULES', 'DOWNLOAD', 'REFUSED')),
  -- A name, or the id of a member, a contract or a link, by the deed; of what was refused the call.
  about text,
  -- DONE, or the code of the failure; null while it is under way, and where nobody learnt how it ended.
  outcome text,
  ip text not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, subaccount_id) references subaccounts (merchant_id, id)
);
create index subaccount_deeds_of_agent on subaccount_deeds (merchant_id, agent_id, id desc);
create index subaccount_deeds_of_one on subaccount_deeds (merchant_id, subaccount_id, id desc);
