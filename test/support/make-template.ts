/** `node test/support/make-template.ts tables|catalogue`: a stage of `npm test`, so that a failure has its own line. */
import { provideTemplate } from './template-state.ts'

provideTemplate(process.argv[2] === 'catalogue' ? 'catalogue' : 'tables')
