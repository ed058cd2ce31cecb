import * as v from 'valibot'
import { documentView } from '../site/document.ts'

/** Response of `POST /api/desk/documents/{id}/preview`. */
export const previewView = v.strictObject({ document: documentView })
