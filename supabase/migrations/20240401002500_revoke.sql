-- Postgres lets everybody execute a new function. Here, only the roles that the function's file names may do so.
revoke all on all functions in schema private from public;
