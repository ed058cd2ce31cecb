/** The floor of an answer that asks the database once: one statement of D1, and nothing around it. */
export default {
  async fetch(_request, { DB }) {
    return Response.json(await DB.prepare('SELECT 1').first())
  },
} satisfies ExportedHandler<{ DB: D1Database }>
