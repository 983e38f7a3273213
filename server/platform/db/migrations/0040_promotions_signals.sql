-- Signs of abuse on claims of promotions (domain.md 8).

-- What makes a claim look like abuse: what was found, with whom and when, as it was then.
create table promotion_claim_signals (
  merchant_id text not null,
  member_id uuid not null,
  claim_id uuid not null,
  -- Counts what was found of a claim; one claim is looked at once.
  place int2 not null,
  kind text not null check (kind in ('DEVICE', 'PAYOUT_ACCOUNT', 'ADDRESS', 'BOTH_SIDES', 'MIRRORED_STAKES')),
  -- Who else has it; null where it is the member's own play.
  other_id uuid,
  -- The address, the address with the browser, bank and number, lottery and draw, or how many stakes of how many.
  detail text not null,
  found_at timestamptz not null,
  primary key (merchant_id, claim_id, place),
  foreign key (merchant_id, member_id, claim_id) references promotion_claims (merchant_id, member_id, id),
  foreign key (merchant_id, other_id) references members (merchant_id, id),
  check (other_id is not null or kind in ('BOTH_SIDES', 'MIRRORED_STAKES')),
  check (other_id <> member_id)
);

-- Whose money goes to the same account: accounts of members are written rarely, and asked about with each claim.
create index payout_accounts_shared on payout_accounts (merchant_id, bank_code, number);
