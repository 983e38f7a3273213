-- A transfer is also known by its id alone: to the vendor, in the log, in the console's search.
create unique index vendor_transfers_by_id on vendor_transfers (merchant_id, id);
