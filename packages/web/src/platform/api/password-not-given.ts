/** The dialog that asks for the password was closed; what it was wanted for is not done. */
export class PasswordNotGiven extends Error {}
