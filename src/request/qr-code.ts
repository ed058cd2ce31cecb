import { createIsomorphicFn } from '@tanstack/react-start'
import { drawQrCode } from './qr-code.server.ts'

/**
 * QR code of a URL as the path of a line one module wide, for a square of `size` modules. A browser has no encoder: it
 * reads the code that the server drew into the page, and has none of a page to which it navigated.
 */
export const qrCodeOf: (url: string) => { size: number; path: string } | null = createIsomorphicFn()
  .server(drawQrCode)
  .client((url: string) => {
    const code = document.querySelector<SVGSVGElement>(`[data-url="${CSS.escape(url)}"] svg`)
    const path = code?.querySelector('path')?.getAttribute('d')
    return typeof path === 'string' ? { size: code?.viewBox.baseVal.width ?? 0, path } : null
  })
