-- The calendar asks for what of a brand touches some days: of all that was ever shown, what is not over before they begin.
create index content_banners_ends on content_banners (merchant_id, coalesce(ends_at, 'infinity'));
create index content_announcements_ends on content_announcements (merchant_id, coalesce(ends_at, 'infinity'));
create index broadcasts_scheduled on broadcasts (merchant_id, coalesce(ended_at, scheduled_at)) where scheduled_at is not null;
