// The photo that is read, to be looked at beside what was found.
import { useEffect, useState } from 'react';

export function PhotoPicture({ photo, label }: { photo: Blob; label: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return (
    <img
      src={address}
      alt={label}
      className="max-h-[34dvh] min-h-24 w-full rounded-box border border-line bg-sunken object-contain"
    />
  );
}
