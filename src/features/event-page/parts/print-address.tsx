import { siteOrigin } from '../../../request/rendering.ts'
import { qrCodeOf } from '../../../request/qr-code.ts'

/** Address of the page, which the style sheet writes, and its QR code; on paper only. */
export function PrintAddress({ path }: { path: string }) {
  const url = siteOrigin() + path
  const code = qrCodeOf(url)
  return (
    <div className="on-paper" data-url={url} aria-hidden="true">
      {code === null ? null : (
        <svg className="qr" viewBox={`0 -0.5 ${code.size} ${code.size}`}>
          <path d={code.path} />
        </svg>
      )}
    </div>
  )
}
