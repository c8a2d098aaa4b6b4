-- The schema of a database as text, to compare it with supabase/schema.txt: rows of a `name` (of a role, table, function …) and a `line` about
-- it. `part` and `number` order the lines of a name. Bodies of functions are not compared. MAINTAIN rights and constraints of type `n` (not
-- null) are left out, because they depend on the version of Postgres.
with ours as (
  select oid, nspname, nspacl, nspowner from pg_namespace where nspname in ('public', 'private')
), tables as (
  select c.oid, format('%s %s.%s', case c.relkind when 'r' then 'table' when 'S' then 'sequence' else 'view' end, n.nspname, c.relname)
    as name, c.relacl, c.relowner, c.relkind, c.relrowsecurity
  from pg_class c join ours n on n.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm', 'S')
), functions as (
  select format('function %s.%s(%s)', n.nspname, p.proname, pg_get_function_arguments(p.oid)) as name, p.*
  from pg_proc p join ours n on n.oid = p.pronamespace
), roles as (
  select 'role ' || r.rolname as name, r.* from pg_roles r where r.rolname like 'lead\_%'
), rights as (
  -- What is null has the default rights.
  select 'database' as name, coalesce(datacl, acldefault('d', datdba)) as acl, datdba as owner from pg_database
  where datname = current_database()
  union all
  select 'schema ' || nspname, coalesce(nspacl, acldefault('n', nspowner)), nspowner from ours
  union all
  select name, coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner)), relowner from tables
  union all
  select name, coalesce(proacl, acldefault('f', proowner)), proowner from functions
)
select name, line from (
  select t.name, 1 as part, a.attnum as number, concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'not null' end, 'default ' || pg_get_expr(d.adbin, d.adrelid),
    '-- ' || col_description(t.oid, a.attnum)) as line
  from tables t join pg_attribute a on a.attrelid = t.oid left join pg_attrdef d on (d.adrelid, d.adnum) = (t.oid, a.attnum)
  where a.attnum > 0 and not a.attisdropped
  union all
  select name, 2, 0, format('%s %s', o.conname, pg_get_constraintdef(o.oid))
  from tables t join pg_constraint o on o.conrelid = t.oid where o.contype <> 'n'
  union all
  select name, 3, 0, pg_get_indexdef(i.indexrelid) from tables t join pg_index i on i.indrelid = t.oid
  union all
  select name, 4, 0, pg_get_triggerdef(g.oid) from tables t join pg_trigger g on g.tgrelid = t.oid where not g.tgisinternal
  union all
  select name, 5, 0, 'row level security ' || case when relrowsecurity then 'on' else 'off' end from tables where relkind = 'r'
  union all
  select name, 6, 0, format('policy %s for %s to %s using %s with check %s', p.polname, p.polcmd, p.polroles::regrole[],
    pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
  from tables t join pg_policy p on p.polrelid = t.oid
  union all
  select f.name, 7, 0, format('returns %s, %s %s%s%s', pg_get_function_result(f.oid), l.lanname,
    case f.provolatile when 'v' then 'volatile' when 's' then 'stable' else 'immutable' end,
    case when f.prosecdef then ' security definer' end, ' ' || array_to_string(f.proconfig, ' '))
  from functions f join pg_language l on l.oid = f.prolang
  union all
  select name, 8, 0, format('login %s, inherit %s, superuser %s, bypassrls %s, %s', rolcanlogin, rolinherit, rolsuper, rolbypassrls,
    array_to_string(rolconfig, ' '))
  from roles
  union all
  select name, 9, 0, format('%s: %s', case e.grantee when 0 then 'public' else e.grantee::regrole::text end,
    string_agg(lower(e.privilege_type), ', ' order by e.privilege_type))
  from rights, aclexplode(acl) e where e.grantee <> owner and e.privilege_type <> 'MAINTAIN' group by name, e.grantee
  union all
  select name, 10, 0, '-- ' || coalesce(obj_description(oid, 'pg_class'), obj_description(oid, 'pg_proc'), shobj_description(oid, 'pg_authid'))
  from (select name, oid from tables union all select name, oid from functions union all select name, oid from roles) described
  where coalesce(obj_description(oid, 'pg_class'), obj_description(oid, 'pg_proc'), shobj_description(oid, 'pg_authid')) is not null
) lines order by name collate "C", part, number, line collate "C";
