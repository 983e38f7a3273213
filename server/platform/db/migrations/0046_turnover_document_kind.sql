-- What kind of document a bucket is for (promotion-claim, envelope, vip-bonus …), so that members read which reward it is; null of older ones.
alter table turnover_buckets add column document_kind text;
update turnover_buckets set document_kind = 'promotion-claim' where bonus is not null;
