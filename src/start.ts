import { createStart } from '@tanstack/react-start'
import { apiJson } from './api/json.ts'

/** Start's configuration of server and browser; the framework imports it by this name. */
export const startInstance = createStart(() => ({ serializationAdapters: [apiJson] }))
