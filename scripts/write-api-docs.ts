/**
 * Prints what the API says of itself as one JSON of file names and texts: scripts/api-docs-plugin.ts puts them among the
 * site's files. It takes the addresses of the page's style sheets. A process of its own, because it reads the API as
 * Node does, without the build that asks for it, and always as it is now.
 */
import { openApiDocument } from './api-docs/openapi.ts'
import { docsPage } from './api-docs/page.ts'

const document = openApiDocument()
const files = {
  'api/openapi.json': `${JSON.stringify(document)}\n`,
  'api/docs.html': docsPage(document, process.argv.slice(2)),
}
process.stdout.write(JSON.stringify(files))
