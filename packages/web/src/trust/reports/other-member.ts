export interface OtherMember {
  readonly userId: number;
  readonly firstName: string;
}
