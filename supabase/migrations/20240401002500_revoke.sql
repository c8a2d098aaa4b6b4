-- Postgres lets everybody execute a new function. Here only the roles may that the function's file names.
revoke all on all functions in schema private from public;
