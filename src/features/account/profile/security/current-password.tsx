import type { ProfileView } from '../../../../model/schemas/account/profile.ts'
import type { FieldProps } from '../../../../ui/forms/field.tsx'
import { PasswordField } from '../../../../ui/forms/password-field.tsx'

interface CurrentPasswordProps extends FieldProps {
  profile: Pick<ProfileView, 'username' | 'hasPassword'>
  help?: string
}

/** Current password, if the account has one, and a hidden username by which password managers choose the password. */
export function CurrentPassword({ profile, ...field }: CurrentPasswordProps) {
  return (
    <>
      <input type="text" autoComplete="username" value={profile.username} readOnly hidden />
      {profile.hasPassword ? <PasswordField {...field} autoComplete="current-password" /> : null}
    </>
  )
}
