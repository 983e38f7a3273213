-- A deposit that the member says to have paid, and for which no money comes, ends by itself (domain.md 6).
alter table payment_settings
  -- How long a deposit without any money may be in review.
  add column review_hours int4 not null default 72 check (review_hours between 1 and 720);
create index deposits_in_review on deposits (merchant_id, member_id, id) where state = 'REVIEW';
