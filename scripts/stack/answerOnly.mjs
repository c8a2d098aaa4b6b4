/** Reads a request and answers: what `benchLeads` compares the lead path with. Run by Deno. */
Deno.serve(async (request) => {
  await request.text();
  return Response.json({ ok: true });
});
