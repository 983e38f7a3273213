-- Notifications on members' devices (decision 0052).

-- Where members let them come: a browser that subscribed at its maker's push service.
create table push_subscriptions (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  -- Address at the push service; whoever knows it may send there, and only the keys make what is sent readable.
  endpoint text not null,
  -- Public key and shared secret of the browser, base64url (RFC 8291).
  p256dh text not null,
  auth text not null,
  user_agent text not null,
  created_at timestamptz not null,
  primary key (merchant_id, id)
);
-- A browser has one subscription: who turns it on last is told there.
create unique index push_subscriptions_endpoint on push_subscriptions (merchant_id, endpoint);
create index push_subscriptions_member on push_subscriptions (merchant_id, member_id, created_at desc);
