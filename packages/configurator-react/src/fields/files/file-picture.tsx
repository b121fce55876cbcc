import type { FileReference } from 'configurator-core';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session-context.ts';
import { Icon } from '../frame/icon.tsx';

/** A thumbnail of a stored file, or an icon if there is none. The file name is beside it. */
export function FilePicture({ file }: { readonly file: FileReference }) {
  const { uploads } = useSession();
  const isPicture = file.mediaType.startsWith('image/');
  const [address, setAddress] = useState(() => uploads.picture(file.id));
  useEffect(() => {
    if (!isPicture || uploads.picture(file.id) !== null) return;
    let isShown = true;
    uploads.link(file).then((linked) => {
      if (isShown) setAddress(linked);
    });
    return () => {
      isShown = false;
    };
  }, [uploads, file, isPicture]);
  return (
    <span className="cfg-file-picture">
      {address !== null && isPicture ? (
        // The host's link may have expired.
        <img src={address} alt="" onError={() => setAddress(null)} />
      ) : (
        <Icon name={isPicture ? 'picture' : 'file'} />
      )}
    </span>
  );
}
