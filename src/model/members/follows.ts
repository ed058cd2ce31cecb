/** Words of following an organiser that browser and server share. */

/** `GET`, `PUT` and `DELETE` of the member's followed organisers. */
export const followsPath = '/api/profile/follows'

/** Path that the form of an organiser's page is sent to without scripts, and its field with the permalink. */
export const followFormPath = '/api/organisers/follow'
export const followField = 'organiser'
