-- What agents set for lines (domain.md 7): how much a bet may be at most, and what is off. A line is a member with everybody below.

-- What is set, by whom. It holds while who set it stands directly above the line, so a line that moves away leaves it behind.
create table line_rules (
  merchant_id text not null,
  -- The first of the line: somebody directly below who sets it, who is held to it too, or who sets it himself, for those below him.
  line_id uuid not null,
  set_by uuid not null,
  -- 'vendor PG', 'category RNG', or 'VND RNG': bets of a category in a currency.
  subject text not null,
  -- The greatest stake of a bet, in 1/10 000; nothing of a vendor or a category, which are off.
  greatest int8 not null check (greatest >= 0),
  set_at timestamptz not null,
  primary key (merchant_id, line_id, set_by, subject),
  foreign key (merchant_id, line_id) references members (merchant_id, id),
  check ((greatest = 0) = (subject ~ '^(vendor|category) '))
);

-- What is in force for a member, the strictest of all that is set above: the one row that a bet reads. Nobody's row: nothing is set.
-- Kept by line_rules_keep.
create table line_rules_in_force (
  merchant_id text not null,
  member_id uuid not null,
  -- { subject: greatest }
  limits jsonb not null,
  primary key (merchant_id, member_id)
) with (fillfactor = 80);

-- Lines whose rows are to be written on a day, since they move then.
create table line_rules_due (
  merchant_id text not null,
  line_id uuid not null,
  day date not null,
  primary key (merchant_id, line_id, day)
);
create index line_rules_due_day on line_rules_due (day);
