import type { OrganiserPicturesView } from '../../../model/schemas/event/event-pictures.ts'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { textOfCode } from '../../../model/values/text-of-code.ts'
import type { Upload } from './use-uploads.ts'

const stateText = {
  waiting: 'waiting',
  sending: 'uploading',
  preparing: 'preparing',
  offline: 'waiting',
} as const

interface UploadCardProps {
  upload: Upload
  view: OrganiserPicturesView
  onRemove: () => void
}

/** A file on its way, with its progress, or the reason why it was refused. */
export function UploadCard({ upload, view: { texts, refusals }, onRemove }: UploadCardProps) {
  const { file, state, share, error } = upload
  const isRefused = state === 'refused'
  const text = isRefused ? undefined : texts[stateText[state]]
  return (
    <li className="med-c">
      <div className="med-b">
        <b>{file.name}</b>
        {isRefused ? (
          <div className="f is-bad" role="alert">
            <ErrorText id={undefined}>{textOfCode(refusals, error ?? '', texts.failed)}</ErrorText>
          </div>
        ) : (
          <>
            <progress
              aria-label={text}
              max={1}
              {...(state === 'preparing' ? {} : { value: share })}
            />
            <span className="muted s">{text}</span>
          </>
        )}
        <div className="med-do">
          <button type="button" className="btn btn-quiet btn-s" onClick={onRemove}>
            {isRefused ? texts.remove : texts.stop}
          </button>
        </div>
      </div>
    </li>
  )
}
