-- All the topics of an author that can be asked for, each counted once.

create or replace function public.list_article_topics(of_author uuid) returns table (topic text, articles bigint)
language sql stable security definer set search_path = '' as $$
  select part, counted from (
    select part, number, public.count_articles(part, of_author) as counted from private.tallies
    where kind = 'articles published' and of = of_author::text and part <> '' and number > 0
    order by number desc, part limit 500
  ) as known
  where counted > 0 order by number desc, part
$$;
comment on function public.list_article_topics(uuid) is 'The tags of the public articles of an author, the most frequent first: 500 at most.';
