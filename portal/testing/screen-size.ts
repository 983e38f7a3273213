/** How large the screen of a test is: as wide as a desktop's until a test says otherwise. */
export const screenSize = { isWide: true }
