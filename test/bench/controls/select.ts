/** Lower bound of a response with one query: one statement of D1 and nothing else. */
export default {
  async fetch(_request, { DB }) {
    return Response.json(await DB.prepare('SELECT 1').first())
  },
} satisfies ExportedHandler<{ DB: D1Database }>
