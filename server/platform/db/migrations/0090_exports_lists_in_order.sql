-- Lists that are written into files are read by the place of a row, which an index of that order has to serve: else each batch of a file
-- sorts the whole list again.
create index settlements_of_brand on settlements (merchant_id, window_from desc, id desc);
create index adjustments_of_brand on adjustments (merchant_id, asked_at desc, id desc);
