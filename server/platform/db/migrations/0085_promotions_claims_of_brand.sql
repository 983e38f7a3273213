-- The claims of a brand by time: what was decided is listed the newest first, and the whole list is written into files.
create index promotion_claims_of_brand on promotion_claims (merchant_id, created_at desc, id desc);
