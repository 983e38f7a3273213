/** A failed part of the lobby, for its error face. */
export interface Failure {
  error: unknown
  onRetry: () => void
}
