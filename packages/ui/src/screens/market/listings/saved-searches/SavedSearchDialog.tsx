import { savedSearchRule } from '@nestmates/domain/market/saved-searches/saved-search.ts';
import { characterCount, hasVisibleText } from '@nestmates/domain/platform/shared/text.ts';
import { useState } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { TextField } from '../../../../components/forms/TextField.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { Dialog } from '../../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../../components/overlays/DialogActions.tsx';
import { Switch } from '../../../../components/selection/Switch.tsx';

export interface SavedSearchDialogProps {
  readonly title: string;
  readonly initialName: string;
  /** Asked when a search is saved; later there is a switch beside it. */
  readonly asksForEmails?: boolean;
  onClose(): void;
  onSave(given: { readonly name: string; readonly emails: boolean }): void;
}

function nameProblem(name: string): string | undefined {
  if (!hasVisibleText(name)) return savedSearchRule.noName;
  return characterCount(name.trim()) > savedSearchRule.maxName ? savedSearchRule.longName : undefined;
}

/** Names a search that is saved, or another name for it. */
export function SavedSearchDialog({
  title,
  initialName,
  asksForEmails = false,
  onClose,
  onSave,
}: SavedSearchDialogProps) {
  const [name, setName] = useState(initialName);
  const [emails, setEmails] = useState(true);
  const [checked, setChecked] = useState(false);
  const problem = nameProblem(name);
  return (
    <Dialog open title={title} onClose={onClose}>
      <Stack
        as="form"
        noValidate
        gap={5}
        onSubmit={(event) => {
          event.preventDefault();
          if (problem === undefined) onSave({ name: name.trim(), emails });
          else setChecked(true);
        }}
      >
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          value={name}
          error={checked ? problem : undefined}
          onChange={setName}
        />
        {asksForEmails && (
          <Switch
            label="Write to me"
            description="When something new fits, once a day at most."
            value={emails}
            onChange={setEmails}
          />
        )}
        <DialogActions>
          <Button type="submit">Save</Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
