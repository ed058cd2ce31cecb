import { createStart } from '@tanstack/react-start'
import { apiJson } from './api/json.ts'

/** What the framework asks for on both sides, by this name. */
export const startInstance = createStart(() => ({ serializationAdapters: [apiJson] }))
