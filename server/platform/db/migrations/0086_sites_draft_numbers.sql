-- Numbers of drafts go on when one is given up or published: somebody who saw the first save of an earlier draft has not seen that of a later.
create sequence merchant_draft_revisions as int4;
select setval('merchant_draft_revisions', coalesce((select max(revision) from merchant_drafts), 0) + 1, false);
