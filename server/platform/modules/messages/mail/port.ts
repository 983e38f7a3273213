/** Sends a mail. Throws when the provider did not take it, so that the job tries again. */
export interface MailPort {
  send(mail: { from: string; to: string; subject: string; text: string; reference: string }): Promise<void>
}
