import { api } from '../../../api/index.ts'
import type { OrganiserPictureKind } from '../../../model/members/organiser-pictures.ts'

/** Logo or cover of an organisation in the path of its route. */
export interface PictureParam {
  permalink: string
  kind: OrganiserPictureKind
}

export const pictureApi = api.profile.organisation.pictures[':permalink'][':kind']
