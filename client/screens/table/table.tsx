export const Table = ({ code }: { readonly code: string }) => <p>{code}</p>;
