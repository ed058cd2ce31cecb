/**
 * Prints the API documentation as one JSON object of file names and contents, for scripts/api-docs-plugin.ts. The
 * arguments are the URLs of the page's style sheets. It runs as a separate process, so that Node reads the API's current
 * code without the build's transforms and module cache.
 */
import { openApiDocument } from './api-docs/openapi.ts'
import { docsPage } from './api-docs/page.ts'

const document = openApiDocument()
const files = {
  'api/openapi.json': `${JSON.stringify(document)}\n`,
  'api/docs.html': docsPage(document, process.argv.slice(2)),
}
process.stdout.write(JSON.stringify(files))
