/** What another house proved of somebody who registers; what it names cannot be changed in the form. */
export interface RegistrationProof {
  idToken: string
  provider: 'GOOGLE' | 'FACEBOOK' | 'PHONE'
  email: string | null
  /** E.164. */
  mobileNumber: string | null
  name: string | null
}
