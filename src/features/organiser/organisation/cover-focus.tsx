import { useId } from 'react'
import type { OrganisationPageView } from '../../../model/schemas/organiser/organisation-page.ts'
import type { PagePictureView } from '../../../model/schemas/organiser/organiser-pictures.ts'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { m } from '../../../paraglide/messages.js'
import type { FocalPoint } from '../../../ui/drawings/focal-move.ts'
import { FocalPicker, useFocalPoint } from '../../../ui/drawings/focal-point.tsx'
import { accountResult } from '../../member-area/send-account-request.ts'
import { pictureApi, type PictureParam } from './picture-api.ts'

interface CoverFocusProps {
  cover: PagePictureView
  param: PictureParam
  texts: OrganisationPageView['pictureTexts']
  onMove: (focal: FocalPoint) => void
}

/** The whole cover with the point that stays when the page cuts it. */
export function CoverFocus({ cover, param, texts, onMove }: CoverFocusProps) {
  const helpId = useId()
  const save = async (focal: FocalPoint) => {
    onMove(focal)
    const sent = await accountResult(pictureApi.$patch({ param, json: focal }))
    if (!sent.ok) showSnackbar('bad', m.avatar_failed())
  }
  const [point, move] = useFocalPoint(cover, (focal) => void save(focal))
  return (
    <div className="org-cover">
      <FocalPicker
        picture={cover}
        label={texts.focal}
        helpId={helpId}
        point={point}
        onMove={move}
      />
      <p className="help" id={helpId}>
        {texts.focalHelp}
      </p>
    </div>
  )
}
