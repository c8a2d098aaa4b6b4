const forAll = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** The two shapes of an answer. */
export const answers = {
  json: (status: number, body: unknown, headers: Record<string, string> = {}) =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json; charset=utf-8', ...forAll, ...headers },
    }),
  seeOther: (location: string) => new Response(null, { status: 303, headers: { location, ...forAll } }),
};
